/* Steps through a race, or through the moves on a board. Without it the pages show everything at once. */
(function () {
  "use strict";

  function all(root, selector) {
    return Array.prototype.slice.call(root.querySelectorAll(selector));
  }

  /* Wires the slider, the buttons and the keys of a figure; show(n) draws step n and returns it in words. */
  function steps(figure, show) {
    var controls = figure.querySelector(".controls");
    var slider = controls.querySelector("input");
    var output = controls.querySelector("output");
    var told = figure.querySelector(".told");
    var buttons = all(controls, "button");
    var play = controls.querySelector("[data-go=play]");
    var playing = null;
    var words = play.textContent;
    var last = Number(controls.dataset.last);
    var at = Number(controls.dataset.at);

    function go(wanted) {
      at = Math.max(0, Math.min(last, wanted));
      slider.value = at;
      output.textContent = at;
      told.textContent = show(at);
      buttons.forEach(function (button) {
        var go = button.dataset.go;
        var idle = (at === 0 && (go === "first" || go === "back")) || (at === last && (go === "next" || go === "last"));
        button.setAttribute("aria-disabled", String(idle));
      });
    }

    function pause() {
      window.clearInterval(playing);
      playing = null;
      play.textContent = words;
    }

    function start() {
      if (at === last) { go(0); }
      play.textContent = play.dataset.pause;
      playing = window.setInterval(function () {
        go(at + 1);
        if (at === last) { pause(); }
      }, 1500);
    }

    var ways = {
      first: function () { go(0); },
      back: function () { go(at - 1); },
      next: function () { go(at + 1); },
      last: function () { go(last); }
    };
    buttons.forEach(function (button) {
      var way = ways[button.dataset.go];
      button.addEventListener("click", function () {
        if (!way) { return playing === null ? start() : pause(); }
        pause();
        way();
      });
    });
    slider.addEventListener("input", function () { pause(); go(Number(slider.value)); });
    controls.addEventListener("keydown", function (event) {
      var keys = { ArrowLeft: "back", ArrowDown: "back", ArrowRight: "next", ArrowUp: "next", Home: "first", End: "last" };
      var way = ways[keys[event.key]];
      if (!way || event.altKey || event.ctrlKey || event.metaKey) { return; }
      event.preventDefault();
      pause();
      way();
    });
    controls.hidden = false;
    told.hidden = false;
    figure.classList.add("stepped");
    go(at);
    return function () { go(at); };
  }

  function rows(figure, selector) {
    var table = document.getElementById(figure.id + "-figures");
    return table ? all(table, selector) : [];
  }

  function race(figure) {
    var figures = rows(figure, "tbody tr");
    var last = Number(figure.querySelector(".controls").dataset.last);
    var lines = all(figure, "polyline").map(function (line) {
      return {
        line: line,
        points: line.dataset.points.split(" ").map(function (point) { return { round: parseInt(point, 10), point: point }; })
      };
    });
    var names = all(figure, ".name").map(function (name) {
      return {
        name: name,
        path: name.querySelector("path"),
        place: name.querySelector("g"),
        space: name.querySelector("text"),
        home: name.querySelector(".home"),
        gone: name.querySelector(".gone"),
        ends: name.dataset.ends.split(","),
        rows: name.dataset.rows.split(","),
        spaces: name.dataset.spaces.split(",")
      };
    });
    var dots = all(figure, ".plot use");
    var now = figure.querySelector("line.now");
    steps(figure, function (round) {
      lines.forEach(function (each) {
        var kept = each.points.filter(function (spot) { return spot.round <= round; });
        each.line.setAttribute("points", kept.map(function (spot) { return spot.point; }).join(" "));
      });
      dots.forEach(function (dot) {
        dot.setAttribute("visibility", Number(dot.dataset.round) <= round ? "visible" : "hidden");
      });
      names.forEach(function (each) {
        var row = each.rows[round];
        each.name.setAttribute("visibility", row === "" ? "hidden" : "visible");
        if (row === "") { return; }
        var end = each.ends[round];
        each.path.setAttribute("d", "M3 " + end + "L7 " + end + "L15 " + row + "L20 " + row);
        each.place.setAttribute("transform", "translate(0 " + row + ")");
        if (each.spaces[round] !== "") { each.space.textContent = each.spaces[round]; }
        each.home.hidden = !("home" in each.name.dataset) || Number(each.name.dataset.home) > round;
        each.gone.hidden = !("gone" in each.name.dataset) || Number(each.name.dataset.gone) >= round;
      });
      var across = (100 * round / Math.max(1, last)) + "%";
      now.setAttribute("x1", across);
      now.setAttribute("x2", across);
      figures.forEach(function (row, number) { row.classList.toggle("now", number === round); });
      return figures[round] ? figures[round].dataset.words : "";
    });
  }

  function replay(figure) {
    var figures = rows(figure, "tbody");
    var turns = all(figure, ".turn");
    var holes = all(figure, ".hole");
    var start = figure.querySelector(".told").dataset.start;
    var follow = figure.querySelector(".follow");
    var choice = follow.querySelector("select");
    var marks = all(figure, ".mark").map(function (mark) {
      return { mark: mark, places: mark.dataset.places.split(" ") };
    });
    var again = steps(figure, function (step) {
      turns.forEach(function (turn, number) {
        turn.classList.toggle("now", number === step - 1);
        all(turn, "g").forEach(function (trail) {
          var wanted = choice.value === "*" || (choice.value !== "" && trail.classList.contains(choice.value));
          trail.classList.toggle("mine", wanted && number < step - 1);
        });
      });
      var round = step ? turns[step - 1].dataset.round : "";
      holes.forEach(function (hole) {
        hole.classList.toggle("now", hole.dataset.rounds.split(" ").indexOf(round) >= 0);
      });
      marks.forEach(function (each) {
        var place = each.places[step].split(",");
        each.mark.setAttribute("visibility", place.length < 2 ? "hidden" : "visible");
        if (place.length === 2) {
          each.mark.style.transform = "translate(" + place[0] + "px," + place[1] + "px) scale(1.7)";
        }
      });
      figures.forEach(function (rows, number) { rows.classList.toggle("now", number === step - 1); });
      return step ? figures[step - 1].dataset.words : start;
    });
    follow.hidden = false;
    choice.addEventListener("change", again);
  }

  function board(figure) {
    var figures = rows(figure, "tbody tr");
    var story = document.getElementById(figure.id + "-story");
    var told = story ? Array.prototype.slice.call(story.children) : [];
    var picture = figure.querySelector("svg[role=img]");
    var parts = all(figure, "[data-rounds]").map(function (part) {
      return { part: part, rounds: part.dataset.rounds.split(" ") };
    });
    var fresh = all(figure, "[data-fresh]").map(function (part) {
      return { part: part, rounds: part.dataset.fresh.split(" ") };
    });
    var marks = all(figure, ".mark").map(function (mark) {
      return { mark: mark, places: mark.dataset.places.split(" ") };
    });
    var spaces = all(figure, "[data-spaces]").map(function (space) {
      return { space: space, words: space.dataset.spaces.split("|") };
    });
    steps(figure, function (round) {
      var number = String(round);
      parts.forEach(function (each) {
        if (each.rounds.indexOf(number) >= 0) { each.part.removeAttribute("display"); }
        else { each.part.setAttribute("display", "none"); }
      });
      fresh.forEach(function (each) { each.part.classList.toggle("new", each.rounds.indexOf(number) >= 0); });
      marks.forEach(function (each) {
        var place = each.places[round].split(",");
        each.mark.setAttribute("visibility", place.length < 3 ? "hidden" : "visible");
        if (place.length === 3) {
          each.mark.style.transform = "translate(" + place[0] + "px," + place[1] + "px) scale(" + place[2] + ")";
        }
      });
      spaces.forEach(function (each) { each.space.textContent = each.words[round]; });
      told.forEach(function (item, at) { item.hidden = at !== round; });
      figures.forEach(function (row, at) { row.classList.toggle("now", at === round); });
      var words = figures[round] ? figures[round].dataset.words : "";
      picture.setAttribute("aria-label", words);
      return words;
    });
  }

  all(document, "[data-steps=race]").forEach(race);
  all(document, "[data-steps=board]").forEach(board);
  all(document, "[data-steps=replay]").forEach(replay);
}());
