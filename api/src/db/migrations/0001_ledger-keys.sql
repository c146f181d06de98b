ALTER TABLE "current_answers" DROP CONSTRAINT "current_answers_run_id_runs_id_fk";
--> statement-breakpoint
ALTER TABLE "current_answers" DROP CONSTRAINT "current_answers_response_id_responses_id_fk";
--> statement-breakpoint
ALTER TABLE "responses" DROP CONSTRAINT "responses_run_id_runs_id_fk";
--> statement-breakpoint
ALTER TABLE "current_answers" DROP CONSTRAINT "current_answers_run_id_question_id_respondent_id_pk";--> statement-breakpoint
ALTER TABLE "current_answers" ADD CONSTRAINT "current_answers_run_id_respondent_id_question_id_pk" PRIMARY KEY("run_id","respondent_id","question_id");